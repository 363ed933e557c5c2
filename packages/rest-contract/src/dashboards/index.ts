export * from './dashboards.js'
export * from './dashboards-local.js'
