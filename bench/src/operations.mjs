/** @typedef {import('./load.mjs').Operation} Operation */
/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {'direct' | 'gateway' | import('./peers/peers.mjs').PeerName} Target */

/**
 * How each server identifies a registered document; the plain stack receives its text, as in its default configuration.
 */
const bodyOf = {
  /** @param {Question} question */
  'plain-stack': ({ document, variables, operationName }) => ({ operationName, query: document, variables }),
  /** @param {Question} question */
  mercurius: ({ hash, variables, operationName }) => ({
    operationName,
    query: hash,
    persisted: true,
    variables,
  }),
  /** @param {Question} question */
  yoga: ({ hash, variables, operationName }) => byHash(hash, variables, operationName),
  /** @param {Question} question */
  gateway: ({ hash, variables, operationName }) => byHash(hash, variables, operationName),
}

/** @param {string} sha256Hash @param {Record<string, unknown>} variables @param {string} operationName */
function byHash(sha256Hash, variables, operationName) {
  return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }
}

/**
 * One operation as sent to one server.
 *
 * @param {Target} target
 * @param {string} origin
 * @param {Question} question
 * @param {import('./sign-in.mjs').Person} person the caller
 * @returns {Operation}
 */
export function operationFor(target, origin, question, { cookie, authorization }) {
  if (target === 'direct' || target === 'raw-proxy') {
    return {
      origin,
      requests: question.rest.map(({ method, path, body }) => ({
        method,
        path,
        body,
        headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      })),
    }
  }
  /** @type {Record<string, string>} */
  const who = target === 'gateway' ? { cookie, 'apollo-require-preflight': '1' } : { authorization }
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...who }
  return {
    origin,
    requests: [{ method: 'POST', path: '/graphql', headers, body: JSON.stringify(bodyOf[target](question)) }],
  }
}
