export * from './calendar.js'
