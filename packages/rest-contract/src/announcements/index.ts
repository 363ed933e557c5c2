export * from './announcements.js'
