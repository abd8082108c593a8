type UseCases = Record<string, (ports: never) => unknown>;

/** All ports that these use cases need, inferred from their parameters. */
export type PortsOf<Cases extends UseCases> = {
  [Name in keyof Cases]: (ports: Parameters<Cases[Name]>[0]) => void;
}[keyof Cases] extends (ports: infer Ports) => void
  ? Ports
  : never;

/** A feature of the core: its use cases by name, created from the ports that they need. */
export function feature<Cases extends UseCases>(cases: Cases) {
  return (ports: PortsOf<Cases>) =>
    Object.fromEntries(
      Object.entries(cases).map(([name, make]) => [name, make(ports as never)]),
    ) as { [Name in keyof Cases]: ReturnType<Cases[Name]> };
}
