// Written by 'npm run codegen' from monitoring.messages.en.json.

/** Words of the monitoring history. */
export const monitoringMessages = {
  title: "Monitoring history",
  library: "Jurisdiction reports",
  facts: ({ from, to }: { from: string | number; to: string | number }) => `Six years, ${from} to ${to}`,
  caption: "Monitoring of the agencies by year",
  filters: "Filters of the monitoring history",
  search: "Search agencies",
  part: "Both parts",
  partLabel: "Part",
  activity: "Every activity",
  activityLabel: "Activity",
  show: "Every agency",
  showLabel: "Show",
  gaps: "Not monitored in six years",
  columns: {
    agency: "Agency",
    code: "Number",
    cohort: "Cohort",
    last: "Last monitored",
  },
  entry: ({ activity, part }: { activity: string | number; part: string | number }) => `${activity}, ${part}`,
  said: ({ activity, part, status }: { activity: string | number; part: string | number; status: string | number }) => `${activity}, ${part}: ${status}`,
  never: "Not monitored in six years",
  empty: "No agency is monitored yet.",
  emptyBody: "Agencies appear here with the first year that is launched.",
  noMatch: "No agency matches these filters.",
  clear: "Clear filters",
}
