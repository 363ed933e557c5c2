export * from './reports.js'
export * from './reports-monitoring.js'
