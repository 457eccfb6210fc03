import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const NODE_GLOBALS = Object.fromEntries(
  ['console', 'performance', 'process', 'URL'].map((name) => [name, 'readonly'])
)

export default [
  {
    ignores: ['**/node_modules/', 'build/', 'api/.adonisjs/', 'web/dist/', '.data/', 'web/public/'],
  },
  js.configs.recommended,
  { files: ['**/*.js'], languageOptions: { globals: NODE_GLOBALS } },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({
    ...config,
    files: ['**/*.{ts,tsx}'],
  })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              package: 'node:test',
              name: ['test', 'describe', 'it', 'suite', 'before', 'after'],
            },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
    },
  },
  {
    // The rows of a statement are what its caller says they are.
    files: ['api/app/shared/database/sql.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Tests assert on bodies and rows without declaring their types.
    files: [
      '**/tests/**/*.{ts,tsx}',
      'web/e2e/**/*.ts',
      'web/gallery/**/*.{ts,tsx}',
      'api/{bench,chaos,harness}/**/*.ts',
    ],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A subset check passes for any list or object if it expects an empty one.
    files: ['**/tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['ArrayExpression[elements.length=0]', 'ObjectExpression[properties.length=0]'].map(
          (empty) => ({
            selector: `CallExpression[callee.property.name=/^(containsSubset|assertBodyContains)$/] > .arguments:matches(${empty}, :has(${empty}))`,
            message: 'A subset check accepts anything for this: use deepEqual.',
          })
        ),
      ],
    },
  },
  {
    files: ['api/{app,bin,commands,providers,start}/**/*.ts'],
    ignores: ['**/tests/**', 'api/app/shared/database/in_transaction.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'transaction', message: 'Use inTransaction: it throws when a commit fails.' },
      ],
    },
  },
  {
    files: ['web/e2e/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'unroute',
          message: 'Use intercept: requests are lost while interception ends.',
        },
      ],
    },
  },
  { files: ['web/src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
]
