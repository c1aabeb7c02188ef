import js from "@eslint/js";

export default [
  { ignores: ["dist/", ".build/", ".venv/", "node_modules/"] },
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off", // tsc knows every name, and which platform has it
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: "error",
      "no-implicit-coercion": ["error", { allow: ["!!"] }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]",
          message: "Templates draw; text that becomes markup is a hole.",
        },
      ],
    },
  },
];
