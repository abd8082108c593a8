import { expect, test } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";
import { addressOf } from "./picture-fetcher.ts";

test("isPublicAddress() refuses every network that is not the public internet", () => {
  const refused = [
    "0.0.0.0",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.100.100.200",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "168.63.129.16",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:8.8.8.8",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:10::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff:fff::1",
    "4000::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2600::1%eth0",
    "fec0::1",
    "ff02::1",
    "5f00::1",
    "",
    "localhost",
    "127.1",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "[::1]",
    "8.8.8.8.8",
  ];
  expect(refused.filter(isPublicAddress)).toEqual([]);
});

test("isPublicAddress() allows the public internet up to the edges of those networks", () => {
  const allowed = [
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "169.253.255.255",
    "169.255.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "168.63.129.15",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2606:4700::1111",
    "2a00:1450:4001::200e",
    "3ffe::1",
  ];
  expect(allowed.filter((address) => !isPublicAddress(address))).toEqual([]);
});

const loopbackByName = async () => [{ address: "93.184.215.14" }, { address: "127.0.0.1" }];

test("addressOf() refuses every spelling of an address of our own network", async () => {
  const never = () => Promise.reject(new Error("Nothing is to be resolved"));
  const hosts = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "0",
    "017700000001",
    "127.0.0.1.",
    "①②⑦.0.0.1",
    "[::1]",
    "[::]",
    "[0:0:0:0:0:0:0:1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "169.254.169.254",
    "0xa9fea9fe",
    "2852039166",
    "[fd00:ec2::254]",
    "[fe80::1]",
    "10.1",
  ];
  for (const host of hosts)
    await expect(addressOf(new URL(`https://${host}/a.png`), never), host).resolves.toBeNull();
});

test("addressOf() refuses a name of which one address is not public, and other ports", async () => {
  const named = new URL("https://pictures.example/a.png");
  expect(await addressOf(named, loopbackByName)).toBeNull();
  expect(await addressOf(named, async () => [])).toBeNull();
  const publicly = async () => [{ address: "2606:4700::1111" }, { address: "1.1.1.1" }];
  expect(await addressOf(named, publicly)).toBe("2606:4700::1111");
  for (const url of [
    "https://pictures.example:8443/a",
    "http://pictures.example:5432/a",
    "ftp://pictures.example/a",
    "file:///etc/passwd",
    "https://me:secret@pictures.example/a",
  ])
    expect(await addressOf(new URL(url), publicly), url).toBeNull();
});
