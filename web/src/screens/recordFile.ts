/** The record of a finished game, as a file. */
import { record } from '../wire/http';

export async function saveRecord(code: string, token: string | null): Promise<void> {
  const text = await record(code, token ?? undefined);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `bedesten-${code}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
