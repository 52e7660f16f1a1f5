import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jest from 'eslint-plugin-jest';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      'dist/',
      'build/',
      'coverage/',
      'node_modules/',
      '.stryker-tmp/',
      'reports/',
      'eslint.config.js',
      'bin/',
      'tools/node24.js',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `as const` stays allowed.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/strict-boolean-expressions': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // tsconfig.json allows no enums (erasableSyntaxOnly); looking for them takes seconds.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      complexity: ['error', 14],
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  {
    files: ['__tests__/**/*.ts', 'tools/bench/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // A test must be able to fail.
    ...jest.configs['flat/recommended'],
    files: ['__tests__/**/*.test.ts'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      // A helper that expects something is called expect….
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
      'jest/no-standalone-expect': 'off',
      'jest/valid-title': 'off',
    },
  },
);
