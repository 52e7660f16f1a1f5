const SOURCE =
  /\.(?:[cm]?[jt]sx?|pyi?|ipynb|html?|xml|svg|sarif|tex|java|go|rs|rb|sh|cpp|cc?|h|hpp|lock|patch|diff)$/iu;
/** Sources of languages whose files no program takes for settings or YAML. */
const OTHER_SOURCE = /\.(?:pyx|pxd|pxi|php|cs|kt|swift|scala|lua|vue|svelte|s?css|less)$/iu;
const PROSE_OR_DATA = /\.(?:md|mdx|rst|adoc|log|csv|tsv|jsonl|ndjson)$/iu;

/** True for names of sources, in which templates and settings are texts of a program. */
export function isSourceName(name: string): boolean {
  return SOURCE.test(name) || OTHER_SOURCE.test(name);
}

/** True for names of prose and of data sets, which quote what they do not do. */
export function isProseOrData(name: string): boolean {
  return PROSE_OR_DATA.test(name);
}

/** Names of sources and prose, which quote what they do not do. Programs read any other text as YAML, too. */
export function isQuotingName(name: string): boolean {
  return SOURCE.test(name) || /\.(?:mdx?|rst|adoc|log|csv|jsonl)$/iu.test(name);
}
