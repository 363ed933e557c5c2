import { isIPv6 } from 'node:net'

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address, because one customer of a provider has
 * all addresses of one.
 */
export function originOf(ip: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (plain !== undefined) return plain
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const front = groups(head)
  const back = tail === undefined ? [] : groups(tail)
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const all = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Groups of 16 bits; an IPv4 address at the end stands for two of them. */
function groups(part: string): string[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
