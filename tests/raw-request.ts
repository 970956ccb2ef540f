import { request } from 'node:http'

/** Sends a request as it is written, on a connection of its own: fetch would mend the path and share the connection. */
export async function rawRequest(
  baseUrl: string,
  {
    method,
    path,
    headers,
    body = '',
  }: { method: string; path: string; headers: Record<string, string>; body?: string },
): Promise<{ status: number; cookies: readonly string[] }> {
  return await new Promise((resolve, reject) => {
    const { port } = new URL(baseUrl)
    const bytes = Buffer.from(body)
    const length: Record<string, string> = bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent: false }
    const sent = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [] }))
    })
    sent.on('error', reject)
    sent.end(bytes)
  })
}
