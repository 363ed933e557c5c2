export * from './agencies.js'
