export * from './content.js'
export * from './content-named.js'
export * from './content-categories.js'
