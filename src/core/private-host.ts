import { BlockList, isIP } from 'node:net';

/**
 * The endings of private names: those of RFC 6761, RFC 6762 with its appendix G and RFC 8375, the top-level domain that
 * ICANN reserved for private use, and those used within a cluster or a machine. None of them is in the public DNS.
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

/**
 * Names in the public DNS that lead to the metadata of a cloud's machines. They resolve to private addresses, but names are
 * not resolved here.
 */
const METADATA_HOSTS = ['metadata.tencentyun.com', 'metadata.packet.net', 'metadata.platformequinix.com'];

/** The IPv4 networks that are not public: those of the IANA registry of special-purpose addresses, and one of a cloud. */
const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  // Reserved for documentation.
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // The former relays of 6to4.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  // Azure's platform, which gives machines their secrets: the same address everywhere, from inside only.
  ['168.63.129.16', 32],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const;
/** The special-purpose networks within the public IPv6 range. */
const PRIVATE_IPV6 = [
  // Teredo, whose addresses contain IPv4 addresses, and benchmarks.
  ['2001::', 23],
  // Reserved for documentation.
  ['2001:db8::', 32],
  ['3fff::', 20],
  // 6to4, whose addresses contain IPv4 addresses.
  ['2002::', 16],
] as const;

/**
 * The IPv6 ranges that may be public. IANA assigns public addresses only from 2000::/3; all others are loopback, private,
 * translated or unknown. Node checks an IPv4-mapped address (::ffff:0:0/96) against the IPv4 list as well.
 */
const PUBLIC_IPV6 = [
  ['2000::', 3],
  ['::ffff:0:0', 96],
] as const;

/**
 * True if a host is only reachable on this machine or on its private network (docs/design.md, rule 4). Public names are
 * not resolved.
 * @param hostname as `URL.hostname` gives it: in lower case, numeric addresses in their usual form, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/u, '$1');
  const version = isIP(address);
  if (version !== 0) return isPrivateAddress(address, version === 4 ? 'ipv4' : 'ipv6');
  const name = hostname.replace(/\.$/u, '');
  // @actions/http-client takes such a name for this machine and would bypass the proxy.
  if (name.startsWith('127.')) return true;
  // Names without a dot are not in the public DNS.
  if (METADATA_HOSTS.includes(name)) return true;
  return !name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

/** Made when the first numeric address is checked: most runs have none. */
let lists: { readonly public: BlockList; readonly private: BlockList } | undefined;

function isPrivateAddress(address: string, family: 'ipv4' | 'ipv6'): boolean {
  lists ??= {
    public: createBlockList([], PUBLIC_IPV6),
    private: createBlockList(PRIVATE_IPV4, PRIVATE_IPV6),
  };
  // The loopback network needs no list, which takes a millisecond to make.
  if (family === 'ipv4' && address.startsWith('127.')) return true;
  const mayBePublic = family === 'ipv4' || lists.public.check(address, family);
  return !mayBePublic || lists.private.check(address, family);
}

type Subnet = readonly [address: string, prefix: number];

function createBlockList(ipv4: readonly Subnet[], ipv6: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ipv4) list.addSubnet(address, prefix, 'ipv4');
  for (const [address, prefix] of ipv6) list.addSubnet(address, prefix, 'ipv6');
  return list;
}
