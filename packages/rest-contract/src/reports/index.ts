export * from './reports.js'
export * from './reports-live.js'
export * from './reports-monitoring.js'
