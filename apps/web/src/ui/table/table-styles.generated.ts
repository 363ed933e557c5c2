export const tableClasses = {
  plain: "table-plain",
  wide: "table-wide",
  pairs: "table-pairs",
  virtual: "table-virtual",
  caption: "table-caption",
  bar: "table-bar",
  noBreak: "table-no-break",
} as const
