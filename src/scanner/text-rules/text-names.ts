const SOURCE =
  /\.(?:[cm]?[jt]sx?|pyi?|ipynb|html?|xml|svg|sarif|tex|java|go|rs|rb|sh|cpp|cc?|h|hpp|lock|patch|diff)$/iu;

/** Names of sources and prose, which quote what they do not do. Programs read any other text as YAML, too. */
export function isQuotingName(name: string): boolean {
  return SOURCE.test(name) || /\.(?:mdx?|rst|adoc|log|csv|jsonl)$/iu.test(name);
}
