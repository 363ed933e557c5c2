/** Words of what every room uses. */
export const libMessages = {
  columnsNotKept: 'The choice of columns holds for this visit only',
  exportFailed: 'The export failed',
  exportedBy: 'Exported by',
  exportedAt: 'Exported at',
  filters: 'Filters',
  none: 'None',
  easternTime: 'Eastern time',
}
