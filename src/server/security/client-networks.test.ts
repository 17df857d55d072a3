import { describe, expect, test } from 'vitest';
import { clientNetworks } from './client-networks.ts';

const direct = (remoteAddress: string | undefined, forwardedFor?: string) =>
  clientNetworks(remoteAddress, forwardedFor)[0];

const behind = (trustedProxies: number, forwardedFor: string | undefined) =>
  clientNetworks('10.0.0.1', forwardedFor, trustedProxies)[0];

describe('clientNetworks', () => {
  test('uses the other end of the connection', () => {
    expect(direct('203.0.113.7')).toBe('203.0.113.7');
  });

  test('ignores a forwarded address without a trusted proxy', () => {
    expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  test('behind one proxy it is the last entry, whatever the visitor wrote before it', () => {
    expect(behind(1, '1.1.1.1, 2.2.2.2, 198.51.100.1')).toBe('198.51.100.1');
  });

  test('behind two proxies it is the last but one', () => {
    expect(behind(2, '1.1.1.1, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1');
  });

  test('fewer entries than proxies: the first of them', () => {
    expect(behind(3, '198.51.100.1')).toBe('198.51.100.1');
  });

  test('without a header from the trusted proxy, or with an endless one, uses the connection', () => {
    expect(behind(1, undefined)).toBe('10.0.0.1');
    expect(behind(1, 'x'.repeat(5000))).toBe('10.0.0.1');
  });

  test('ports and brackets are ignored', () => {
    expect(behind(1, '198.51.100.1:4711')).toBe('198.51.100.1');
    expect(behind(1, '[2001:db8:1:2::9]:443')).toBe('2001:0db8:0001:0002');
  });

  test('IPv4 written as IPv6 is IPv4', () => {
    expect(direct('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  test('all addresses of one IPv6 network are one visitor, however they are written', () => {
    expect(direct('2001:db8:0:1::1')).toBe('2001:0db8:0000:0001');
    expect(direct('2001:0DB8:0000:0001:ffff:eeee:dddd:cccc')).toBe('2001:0db8:0000:0001');
    expect(direct('fe80::1%eth0')).toBe('fe80:0000:0000:0000');
    expect(direct('::1')).toBe('0000:0000:0000:0000');
  });

  test('an IPv6 address also counts against the networks around it', () => {
    expect(clientNetworks('2001:db8:aaaa:bbcc::1')).toEqual([
      '2001:0db8:aaaa:bbcc',
      '2001:0db8:aaaa:bb',
      '2001:0db8:aaaa',
    ]);
  });

  test('a connection that has already closed still counts', () => {
    expect(direct(undefined)).toBe('unknown');
  });
});
