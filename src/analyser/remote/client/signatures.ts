/** A name of a secret with its value, in JSON or XML, even if that is not well-formed. */
const NAMED_SECRET =
  /((?:sig|token|credential|policy|access.?key|secret|auth|password|x-amz-|["']key["'])[\w-]{0,40}["']?\s{0,3}[:=>]\s{0,3}["']?)[^\s"'<>]+/giu;
const QUERY = /(?:\?|\\u003f)[^\s"'<>]+/giu;

/** In an answer that names uploads, a long text belongs to an upload form, unless it is an address or an id. */
const NAMES_UPLOAD = /upload|presigned|(?<!repo[_-]?)urls?["']/iu;
const LONG_TEXT = /(?<!id["']\s{0,3}:\s{0,3})(["'])(?!https?:)[^\s"'<>]{20,}/giu;

/** Hides presigned addresses: an answer that cannot be parsed may still contain some, and none of them is masked yet. */
export function hideSignatures(text: string): string {
  const clean = text.slice(0, 2000).replace(QUERY, '?***').replace(NAMED_SECRET, '$1***');
  return NAMES_UPLOAD.test(text) ? clean.replace(LONG_TEXT, '$1***') : clean;
}
