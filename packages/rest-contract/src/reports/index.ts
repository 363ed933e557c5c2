export * from './reports.js'
