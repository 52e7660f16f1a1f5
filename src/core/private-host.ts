import { BlockList, isIP } from 'node:net';

/**
 * RFC 6761, RFC 6762 with its appendix G, RFC 8375, the top-level domain that ICANN reserved for private use, and what
 * names within a cluster or a machine end in. None of them is in the public name system.
 */
const PRIVATE_SUFFIXES = [
  '.localhost',
  '.localdomain',
  '.local',
  '.home.arpa',
  '.internal',
  '.intranet',
  '.private',
  '.corp',
  '.home',
  '.lan',
  '.svc',
];

/** The IANA registries of special-purpose addresses: what is not to be reached across the internet as it is. */
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // Documentation, the old relays of 6to4, documentation.
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
/** Teredo, which holds IPv4 addresses, benchmarks, documentation, and 6to4, which holds IPv4 addresses too. */
const PRIVATE_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/**
 * Of IPv6 only 2000::/3 is given out; what is beside it is this machine, a network of one's own, a translation, or unknown.
 * Mapped addresses are checked as the IPv4 addresses that they hold.
 */
const GIVEN_OUT_IPV6 = [
  ['2000::', 3],
  ['::ffff:0:0', 96],
] as const;

/**
 * Whether a host means something on this machine or its own network alone (docs/design.md, rule 4). What a public name
 * resolves to is not looked at.
 * @param hostname as `URL.hostname` gives it: lower case, numbers in their usual form, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/u, '$1');
  const version = isIP(address);
  if (version !== 0) return isPrivateAddress(address, version === 4 ? 'ipv4' : 'ipv6');
  const name = hostname.replace(/\.$/u, '');
  // @actions/http-client takes such a name for this machine, and would go past the proxy.
  if (name.startsWith('127.')) return true;
  // Names without a dot are not in the public name system.
  return !name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

/** Made when there is an address to be looked up: most runs have none. */
let lists: { readonly given: BlockList; readonly private: BlockList } | undefined;

function isPrivateAddress(address: string, family: 'ipv4' | 'ipv6'): boolean {
  lists ??= { given: blockList([], GIVEN_OUT_IPV6), private: blockList(PRIVATE_IPV4, PRIVATE_IPV6) };
  const isGiven = family === 'ipv4' || lists.given.check(address, family);
  return !isGiven || lists.private.check(address, family);
}

type Subnet = readonly [address: string, prefix: number];

function blockList(ipv4: readonly Subnet[], ipv6: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ipv4) list.addSubnet(address, prefix, 'ipv4');
  for (const [address, prefix] of ipv6) list.addSubnet(address, prefix, 'ipv6');
  return list;
}
