/** A row as JSON carries it to the database and back: moments and days are text. */
export type JsonRow<Row> = {
  [Column in keyof Row as Column extends string ? Column : never]: StoredValue<Row[Column]>;
};

type StoredValue<Value> = Value extends Date ? string : Value extends null ? null : Value;
