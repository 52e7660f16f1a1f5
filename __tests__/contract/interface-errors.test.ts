import { describe, expect, it } from '@jest/globals';
import { LINEAGE_PATH } from '../support/interface-rules.ts';
import { interfaceScript, isAnalysis } from '../support/interface-service.ts';
import { jsonAnswer, type Reply, startStrictServer } from '../support/strict-server.ts';
import { OUTLIER, talk } from '../support/talk.ts';

describe('errors of the service', () => {
  const statuses = [
    [400, 'rejected'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [412, 'denied'],
  ] as const;
  const errorAnswer = (status: number): Reply => jsonAnswer({ message: 'the reason of the service' }, status);

  const refusals = statuses.flatMap((row) =>
    (['lineage', 'analysis'] as const).map((asked) => [asked, ...row] as const),
  );
  it.each(refusals)('%s answered by %i means %s, and is not sent again', async (asked, status, reason) => {
    const { run, requests } = await talk(interfaceScript({ [asked]: () => errorAnswer(status) }), OUTLIER);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ status: 'error', 'failure-reason': reason });
    expect(run.log).toContain('the reason of the service');
    // A refused check ends the run; a refused analysis is the second request.
    expect(requests.map(isAnalysis)).toEqual(asked === 'lineage' ? [false] : [false, true]);
  });

  it.each([500, 502, 503, 504])(
    '%i to a model analysis is ambiguous: it is not sent again',
    async (status) => {
      const { run, requests } = await talk(interfaceScript({ analysis: () => errorAnswer(status) }), OUTLIER);
      expect(run.exitCode).toBe(1);
      expect(run.outputs['failure-reason']).toBe('unavailable');
      expect(requests.filter(isAnalysis)).toHaveLength(1);
    },
  );

  it('a reset after a model analysis was sent is ambiguous: it is not sent again', async () => {
    const reset: Reply = (_response, request) => request.socket.destroy();
    const { run, requests } = await talk(interfaceScript({ analysis: () => reset }), OUTLIER);
    expect(run.outputs['failure-reason']).toBe('unavailable');
    expect(requests.filter(isAnalysis)).toHaveLength(1);
  });

  it.each([429, 503])(
    '%i with a Retry-After to a model analysis says that it was not processed: it is sent again',
    async (status) => {
      let busy = true;
      const analysis = (): Reply => {
        if (!busy) return jsonAnswer({ job_id: 'j1' });
        busy = false;
        return { status, headers: { 'retry-after': '0' }, body: '{}' };
      };
      const { run, requests } = await talk(interfaceScript({ analysis }), OUTLIER);
      expect(run.outputs).toMatchObject({ status: 'submitted', 'job-id': 'j1' });
      expect(requests.filter(isAnalysis)).toHaveLength(2);
    },
  );

  it('redirects are refused, and the credentials go nowhere else', async () => {
    const other = await startStrictServer(() => jsonAnswer({}));
    const lineage = (): Reply => ({ status: 307, headers: { location: `${other.origin}${LINEAGE_PATH}` } });
    const { run } = await talk(interfaceScript({ lineage }), OUTLIER);
    await other.close();
    expect(run.exitCode).toBe(1);
    expect(run.outputs['failure-reason']).toBe('unexpected-answer');
    expect(other.requests).toEqual([]);
  });
});
