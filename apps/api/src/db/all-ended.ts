/**
 * As `Promise.all`, but not before all of them have ended: nothing of them runs on after a rollback. What is thrown is what
 * the first in their order threw.
 */
export async function allEnded<const Work extends readonly unknown[]>(work: Work) {
  await Promise.allSettled(work)
  return Promise.all(work)
}
