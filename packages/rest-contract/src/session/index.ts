export * from './session.js'
export * from './session-confirmation.js'
export * from './session-own.js'
