import { Client } from 'pg'

/** The database on a test server that others are copied from. */
export const PREPARED = 'prepared'

/** The address of a database beside the server's own.  @param server the address of its `postgres` database */
export function databaseAt(server: string, name: string): string {
  return server.replace(/\/postgres$/, `/${name}`)
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
