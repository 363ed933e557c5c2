export const textComparisonClasses = {
  rows: "text-comparison-rows",
  row: "text-comparison-row",
  differs: "text-comparison-differs",
  kind: "text-comparison-kind",
  side: "text-comparison-side",
  again: "text-comparison-again",
  absent: "text-comparison-absent",
  gap: "text-comparison-gap",
} as const
