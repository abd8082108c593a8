/** A row in JSON: instants and days are texts. */
export type JsonRow<Row> = {
  [Column in keyof Row as Column extends string ? Column : never]: StoredValue<Row[Column]>;
};

type StoredValue<Value> = Value extends Date ? string : Value extends null ? null : Value;
