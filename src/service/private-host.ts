import { BlockList, isIP } from 'node:net';

/** RFC 6761, RFC 6762, RFC 8375, and the top-level domain that ICANN reserved for private use. */
const PRIVATE_SUFFIXES = ['.localhost', '.local', '.home.arpa', '.internal'];

/** The IANA registries of special-purpose addresses: what is not to be reached across the internet. */
const PRIVATE_ADDRESSES = blockList(
  [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
  [
    // Unspecified, loopback, and the old forms that hold an IPv4 address. Mapped ones are checked as IPv4.
    ['::', 96],
    // Translated to IPv4 addresses, private ones among them.
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
);

/**
 * Whether a host means something on this machine or its own network alone (docs/design.md, rule 4). What a public name
 * resolves to is not looked at.
 * @param hostname as `URL.hostname` gives it: lower case, numbers in their usual form, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[(.*)\]$/u, '$1');
  const version = isIP(address);
  if (version !== 0) return PRIVATE_ADDRESSES.check(address, version === 6 ? 'ipv6' : 'ipv4');
  const name = hostname.replace(/\.$/u, '');
  // Names without a dot are not in the public name system.
  return !name.includes('.') || PRIVATE_SUFFIXES.some((suffix) => name.endsWith(suffix));
}

type Subnet = readonly [address: string, prefix: number];

function blockList(ipv4: readonly Subnet[], ipv6: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ipv4) list.addSubnet(address, prefix, 'ipv4');
  for (const [address, prefix] of ipv6) list.addSubnet(address, prefix, 'ipv6');
  return list;
}
