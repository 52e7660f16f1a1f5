/** Writes a text so that YAML reads it as that text: other texts than plain words need quotes. */
export function yamlText(text: string): string {
  const isPlain = /^[a-z_][\w./-]*$/iu.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/iu.test(text);
  return isPlain ? text : JSON.stringify(text);
}
