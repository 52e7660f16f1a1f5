import type { Outcome } from '../facts/outcome.ts';
import { DEFAULT_CONFIG_FILE } from '../facts/settings.ts';
import { sarifIsDue } from '../decide/judged.ts';
import { VERSION } from './action-inputs.ts';
import type { ReportFormat } from './report-formats.ts';

/** Renders an outcome. @returns undefined if the format cannot show an outcome without a verdict */
type Renderer = (outcome: Outcome) => Promise<string | undefined>;

/** Each format with its renderer, which is loaded only if it is used. */
export const RENDERERS: Readonly<Record<ReportFormat, Renderer>> = {
  html: renderHtml,
  sarif: renderSarifText,
  junit: async (outcome) => (await import('../report/junit.ts')).renderJunit(outcome),
  markdown: async (outcome) => (await import('../report/summary.ts')).renderSummary(outcome),
};

/** An empty SARIF file would close alerts that are still valid. */
async function renderSarifText(outcome: Outcome): Promise<string | undefined> {
  if (!sarifIsDue(outcome)) return undefined;
  const { renderSarif, serializeSarif } = await import('../report/sarif.ts');
  const { sarifCategory } = await import('../report/sarif/category.ts');
  const category = sarifCategory({ configFile: DEFAULT_CONFIG_FILE, only: [], details: [] });
  return serializeSarif(renderSarif(outcome, { category }));
}

async function renderHtml(outcome: Outcome): Promise<string> {
  const { renderRunPage } = await import('../report/page/run-page.ts');
  return renderRunPage(outcome, {
    version: VERSION,
    writtenMs: Date.now(),
    settings: [],
    isFromResultsFiles: true,
  });
}
