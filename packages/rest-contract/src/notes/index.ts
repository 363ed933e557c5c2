export * from './notes.js'
