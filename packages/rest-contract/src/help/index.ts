export * from './help.js'
