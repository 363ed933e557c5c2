import { saveFile } from './csv'
import { fetchFile } from './files'

/** Saves a file that fits into memory, under the name that its server gives it. Throws an Error with the server's sentence. */
export async function saveFetched(path: string, otherwise = 'file'): Promise<void> {
  const answer = await fetchFile(path)
  const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? otherwise, await answer.blob())
}
