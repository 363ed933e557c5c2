export * from './cohorts.js'
