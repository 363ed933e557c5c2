export * from './accounts/roles.js'
export * from './accounts/permissions.js'
export * from './accounts/actor.js'
