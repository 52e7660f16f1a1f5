import type { ErrorCode } from 'yaml';

/**
 * Our own messages for the errors of the YAML library. Its messages can quote the text, which may contain secrets, so
 * they are not shown.
 */
const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'an alias (*name) can have no anchor or tag of its own. Remove it.',
  BAD_ALIAS:
    'the name of this anchor (&name) or alias (*name) is missing or ends in a colon. Correct the name.',
  BAD_COLLECTION_TYPE: 'the tag (!...) does not fit the value after it. Remove the tag.',
  BAD_DIRECTIVE: 'this line starts with %, but it is not a known YAML directive. Remove it.',
  BAD_DQ_ESCAPE:
    'the backslash in this text does not start a known escape. Write two backslashes, or use single quotes.',
  BAD_INDENT: 'the indentation is wrong, or an earlier bracket is not closed.',
  BAD_PROP_ORDER: 'an anchor (&name) or tag (!...) must be directly before its value. Move it there.',
  BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'a second ": " on one line, or an indentation that matches no line above. Put a value with a colon in quotes.',
  BLOCK_IN_FLOW: 'inside [...] or {...}, lists and mappings need brackets too. Write this part in brackets.',
  DUPLICATE_KEY: 'this key occurs twice. Remove one of them.',
  IMPOSSIBLE: 'this cannot be read as YAML.',
  KEY_OVER_1024_CHARS:
    'this key is over 1024 characters long. Check that a quote or bracket is not left open.',
  MISSING_CHAR:
    'a character is missing here: a closing quote or bracket, a comma, a dash, or a colon with a space.',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line, followed by a colon and a space.',
  MULTIPLE_ANCHORS: 'a value can have only one anchor (&name). Remove the others.',
  MULTIPLE_DOCS:
    'a second document starts here. Put everything into one document, without --- between parts.',
  MULTIPLE_TAGS: 'a value can have only one tag (!...). Remove the others.',
  NON_STRING_KEY: 'a key must be plain text.',
  RESOURCE_EXHAUSTION: 'lists or mappings are nested far too deeply here. Check the brackets.',
  TAB_AS_INDENT: 'a tab is used for indentation, which YAML does not allow. Use spaces.',
  TAG_RESOLVE_FAILED: 'tags (!...) are not supported. Remove this one.',
  UNEXPECTED_TOKEN: 'this does not belong here. Check the quotes, brackets and indentation before it.',
};

/** Describes an error or warning of the YAML library without quoting the text. */
export function describeYamlFault(code: ErrorCode): string {
  return `not valid YAML: ${MESSAGES[code]}`;
}
