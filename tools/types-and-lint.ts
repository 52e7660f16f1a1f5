/**
 * Checks types and lint rules in one process: the types of all files, which both need, are then found once. Prints every
 * problem; the exit status is 1 if there is one. `npm run types` and `npm run lint` say the same, one by one.
 */
import { ESLint } from 'eslint';
import ts from 'typescript';
import { projectPath, ROOT } from './project.ts';

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

/** Reads tsconfig.json and all that it includes. @throws Error if that file is wrong */
function readProgram(): ts.Program {
  const fail = (problem: ts.Diagnostic): never => {
    throw new Error(ts.formatDiagnostic(problem, FORMAT));
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const config = ts.getParsedCommandLineOfConfigFile(projectPath('tsconfig.json'), {}, host);
  if (config === undefined) throw new Error('tsconfig.json could not be read.');
  config.errors.forEach(fail);
  // Lint rules need the parents of nodes.
  return ts.createProgram(config.fileNames, config.options, ts.createCompilerHost(config.options, true));
}

/** @returns true if all types fit */
function checkTypes(program: ts.Program): boolean {
  const problems = ts.sortAndDeduplicateDiagnostics(ts.getPreEmitDiagnostics(program));
  if (problems.length > 0) console.error(ts.formatDiagnostics(problems, FORMAT));
  return problems.length === 0;
}

/** @returns true if no rule is broken; a warning breaks one, too */
async function checkRules(program: ts.Program): Promise<boolean> {
  const parserOptions = { project: null, programs: [program] };
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: { languageOptions: { parserOptions } } });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter();
  const text = await formatter.format(results);
  if (text !== '') console.error(text);
  return results.length > 0 && results.every((result) => result.errorCount + result.warningCount === 0);
}

const program = readProgram();
const fits = checkTypes(program);
process.exitCode = (await checkRules(program)) && fits ? 0 : 1;
