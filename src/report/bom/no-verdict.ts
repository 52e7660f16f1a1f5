/**
 * Renders a bill of materials that says that it lists nothing because there is no verdict: its completeness is unknown, and an
 * entry of unknown severity keeps readers from taking it for one without vulnerabilities.
 * @param text one sentence
 */
export function renderEmptyBom(text: string): string {
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.7.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.7',
    version: 1,
    metadata: {
      tools: { components: [{ type: 'application', name: 'Model Security Scan' }] },
      properties: [{ name: 'model-security-scan:verdict', value: 'none' }],
    },
    components: [],
    compositions: [{ aggregate: 'unknown' }],
    vulnerabilities: [
      { id: 'model-security/no-verdict', ratings: [{ severity: 'unknown' }], description: text },
    ],
  };
  return `${JSON.stringify(bom, undefined, 2)}\n`;
}
