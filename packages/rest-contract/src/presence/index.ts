export * from './presence.js'
