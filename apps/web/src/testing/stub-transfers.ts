import { vi } from 'vitest'

export interface StubTransfer {
  method: string
  address: string
  aborted: boolean
  /** Bytes that were received, of how many. */
  progress: (loaded: number, total: number) => void
  answer: (status: number, body?: string | object, headers?: Record<string, string>) => void
  fail: () => void
}

/** Responds to XMLHttpRequests by hand; the list grows with what is sent. Undone by `vi.unstubAllGlobals()`. */
export function stubTransfers(): StubTransfer[] {
  const sent: StubTransfer[] = []
  class Stub {
    readonly upload = new EventTarget()
    readonly #events = new EventTarget()
    #headers: Record<string, string> = {}
    #transfer: StubTransfer = {
      method: '',
      address: '',
      aborted: false,
      progress: (loaded, total) =>
        this.#events.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total })),
      answer: (status, body = '', headers = {}) => {
        this.status = status
        this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
        this.#headers = headers
        this.#events.dispatchEvent(new Event('load'))
      },
      fail: () => this.#events.dispatchEvent(new Event('error')),
    }
    responseType = ''
    status = 0
    responseText = ''
    get response() {
      return new Blob([this.responseText])
    }
    open(method: string, address: string) {
      Object.assign(this.#transfer, { method, address })
    }
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return this.#headers[name] ?? null
    }
    addEventListener(name: string, listener: (event: Event) => void) {
      this.#events.addEventListener(name, listener)
    }
    send() {
      sent.push(this.#transfer)
    }
    abort() {
      this.#transfer.aborted = true
      this.#events.dispatchEvent(new Event('abort'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Stub)
  return sent
}
