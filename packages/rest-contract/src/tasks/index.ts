export * from './tasks.js'
