export * from './dashboards.js'
