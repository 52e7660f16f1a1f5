import { afterEach, describe, expect, it } from '@jest/globals';
import { at, textAt } from '@model-security-scan/common/json';
import type { PlayedService } from '../service/played-service.ts';
import {
  analyse,
  Clock,
  closeServices,
  configuration,
  fieldsOf,
  openService,
  uploadForm,
  zipOf,
} from '../support/played-service-client.ts';

afterEach(closeServices);

async function sendForm(address: unknown, form: FormData): Promise<readonly [number, string]> {
  const response = await fetch(textAt(address, 'url') ?? '', { method: 'POST', body: form });
  return [response.status, await response.text()];
}

describe('a presigned form', () => {
  const open = async (now = Date.now): Promise<readonly [PlayedService, unknown]> => {
    const service = await openService({ uploadForm: 'post', uploadExpirySeconds: 10, now });
    const { body } = await analyse(service, configuration('image-classification', 'outlier'));
    return [service, at(body, 'urls', 'data_upload_url')];
  };

  it.each(['key', 'expires', 'signature'])('is refused with 400 without the field %s', async (name) => {
    const [, address] = await open();
    const fields = Object.fromEntries(Object.entries(fieldsOf(address)).filter(([field]) => field !== name));
    const [status, text] = await sendForm(address, uploadForm(fields, await zipOf('x')));
    expect([status, text]).toEqual([400, expect.stringContaining(`the field "${name}" is missing`)]);
  });

  it.each([
    ['a field too many', (form: FormData) => withFirst(form, 'acl', 'public'), 'the field "acl" is unknown'],
    ['a field twice', (form: FormData) => withFirst(form, 'key', 'x'), 'the field "key" is given twice'],
    ['a field after the file', (form: FormData) => withLast(form, 'acl', 'x'), 'comes after the file'],
    [
      'two files',
      (form: FormData) => withLast(form, 'file', new Blob(['x'])),
      'the file "file" is one too many',
    ],
    [
      'a file of another name',
      (form: FormData) => withLast(form, 'data', new Blob(['x'])),
      'the file "data"',
    ],
    ['no file', (form: FormData) => withoutFile(form), 'the part "file" is missing'],
  ] as const)('is refused with 400 with %s', async (_case, change, message) => {
    const [service, address] = await open();
    const form = change(uploadForm(fieldsOf(address), await zipOf('x')));
    expect(await sendForm(address, form)).toEqual([400, expect.stringContaining(message)]);
    expect(service.jobs()[0]?.uploads[0]).toBeDefined();
    expect(service.jobs()[0]?.uploads[0]?.bytes).toBeUndefined();
  });

  it('is refused with 403 if its signature is wrong or it has expired', async () => {
    const clock = new Clock();
    const [, address] = await open(clock.now);
    const fields = fieldsOf(address);
    const archive = await zipOf('x');
    const forged = uploadForm({ ...fields, expires: '99999999999' }, archive);
    expect(await sendForm(address, forged)).toEqual([403, expect.stringContaining('does not match')]);
    clock.nowMs += 11_000;
    const late = uploadForm(fields, archive);
    expect(await sendForm(address, late)).toEqual([403, expect.stringContaining('has expired')]);
  });
});

function withFirst(form: FormData, name: string, value: string): FormData {
  const changed = new FormData();
  changed.append(name, value);
  for (const [key, entry] of form) changed.append(key, entry);
  return changed;
}

function withLast(form: FormData, name: string, value: string | Blob): FormData {
  if (typeof value === 'string') form.append(name, value);
  else form.append(name, value, 'more.zip');
  return form;
}

function withoutFile(form: FormData): FormData {
  form.delete('file');
  return form;
}
