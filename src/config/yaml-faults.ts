import type { ErrorCode } from 'yaml';

/**
 * What the YAML library found, in plain words. Its own messages may quote the text, in which secrets can stand, so
 * they are left out.
 */
const WORDS: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'an alias (*name) can have no anchor or tag of its own. Remove it.',
  BAD_ALIAS: 'the name of this anchor (&name) or alias (*name) is missing or ends in a colon. Mend the name.',
  BAD_COLLECTION_TYPE: 'the tag (!...) does not fit the value behind it. Remove the tag.',
  BAD_DIRECTIVE: 'this line starting with % is no YAML directive that is understood. Remove it.',
  BAD_DQ_ESCAPE:
    'the backslash in this text starts no known escape. Write two backslashes, or use single quotes.',
  BAD_INDENT: 'the indentation is wrong, or a bracket opened before is not closed.',
  BAD_PROP_ORDER: 'anchors (&name) and tags (!...) must stand directly before their value. Move it there.',
  BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'a second ": " on one line, or an indentation that fits no line above. Put a value with a colon in quotes.',
  BLOCK_IN_FLOW: 'inside of [...] or {...} only the bracket forms can be used. Write this part in brackets.',
  DUPLICATE_KEY: 'this key stands twice. Remove one of them.',
  IMPOSSIBLE: 'this cannot be read as YAML.',
  KEY_OVER_1024_CHARS:
    'this key is over 1024 characters long. Check that a quote or bracket is not left open.',
  MISSING_CHAR:
    'a sign is missing here: a closing quote or bracket, a comma, a dash, or a colon with a space.',
  MULTILINE_IMPLICIT_KEY: 'a key must stand on one line, with a colon and a space behind it.',
  MULTIPLE_ANCHORS: 'a value can have one anchor (&name) only. Remove the others.',
  MULTIPLE_DOCS: 'a second document starts here. Put everything into one, without --- between parts.',
  MULTIPLE_TAGS: 'a value can have one tag (!...) only. Remove the others.',
  NON_STRING_KEY: 'a key must be plain text.',
  RESOURCE_EXHAUSTION: 'lists or mappings are nested far too deep here. Check the brackets.',
  TAB_AS_INDENT: 'a tab is used for indentation, which YAML does not allow. Use spaces.',
  TAG_RESOLVE_FAILED: 'this tag (!...) is not known. Remove it.',
  UNEXPECTED_TOKEN: 'this does not belong here. Check the quotes, brackets and indentation before it.',
};

/** One sentence on an error or a warning of the YAML library, quoting nothing. */
export function describeYamlFault(code: ErrorCode): string {
  return `not valid YAML: ${WORDS[code]}`;
}
