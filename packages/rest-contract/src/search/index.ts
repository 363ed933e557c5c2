export * from './search.js'
