import { request } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeServices, openService, runAnalysis } from '../support/local-service-client.ts';

afterEach(closeServices);

/** Sends a request with a Host header that fetch does not let through. */
function statusFor(url: string, host: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('a page of another name for this machine', () => {
  it.each([
    'evil.example',
    'evil.example:80',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[::2]',
    'a b',
    'localhost@evil',
  ])('gets no answer: "%s"', async (host) => {
    const service = await openService({ admin: true });
    for (const path of [
      '/',
      '/dashboard/x',
      '/_sandbox/requests',
      '/prod/api/ais/v1.5/job_detail?job_id=x',
    ]) {
      expect(await statusFor(`${service.baseUrl}${path}`, host)).toBe(421);
    }
    expect(await statusFor(`${service.storageUrl}/x`, host, 'PUT')).toBe(421);
  });

  it.each(['127.0.0.1:1', 'localhost', 'LOCALHOST:99', '[::1]:5', 'service.localhost'])(
    '%s is this machine',
    async (host) => {
      const service = await openService();
      expect(await statusFor(`${service.baseUrl}/`, host)).toBe(200);
    },
  );
});

describe('the dashboard', () => {
  it('lists every job, the latest first, with its verdict and its score beside the threshold', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    await runAnalysis(service, 'image-classification', 'outlier', 'first');
    const jobId = await runAnalysis(service, 'image-classification', 'evasion', 'second');
    const response = await fetch(`${service.baseUrl}/`);
    const page = await response.text();
    expect(page).toContain(`href="/dashboard/${encodeURIComponent(jobId)}"`);
    expect(page.indexOf('second/evasion')).toBeLessThan(page.indexOf('first/outlier'));
    expect(page).toMatch(/score [\d.]+, threshold/u);
    expect(page).toContain('Vulnerable');
    expect(page).toContain('no model was attacked');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src data:/u);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/u);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('gives every report that a job has, without credentials, and none that it has not', async () => {
    const service = await openService({ scenario: 'vulnerable' });
    const jobId = await runAnalysis(service, 'image-classification', 'extraction');
    const page = await (await fetch(`${service.baseUrl}/dashboard/${encodeURIComponent(jobId)}`)).text();
    const links = [...page.matchAll(/href="(\/dashboard-report[^"]+)"/gu)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    );
    // Two kinds in five formats, and two that exist as zip only.
    expect(links).toHaveLength(12);
    for (const link of links) expect((await fetch(`${service.baseUrl}${link}`)).status).toBe(200);
    const drift = await runAnalysis(service, 'image-classification', 'drift');
    const other = await (await fetch(`${service.baseUrl}/dashboard/${encodeURIComponent(drift)}`)).text();
    expect([...other.matchAll(/href="\/dashboard-report/gu)]).toHaveLength(5);
  });

  it('follows a job that is under way, by its script and without it', async () => {
    const service = await openService({ secondsPerStage: 100 });
    const jobId = await runAnalysis(service, 'image-classification', 'outlier');
    const response = await fetch(`${service.baseUrl}/dashboard/${encodeURIComponent(jobId)}`);
    const page = await response.text();
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>');
    expect(page).toContain('<script src="/dashboard.js" defer></script>');
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self'; connect-src 'self'",
    );
    const script = await fetch(`${service.baseUrl}/dashboard.js`);
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/u);
    expect(await script.text()).not.toMatch(/https?:|eval|innerHTML = /u);
  });

  it('of a service that runs for the action lists no jobs', async () => {
    const service = await openService({ listsJobs: false });
    const jobId = await runAnalysis(service);
    expect((await fetch(`${service.baseUrl}/`)).status).toBe(404);
    const page = await (await fetch(`${service.baseUrl}/dashboard/${encodeURIComponent(jobId)}`)).text();
    expect(page).not.toContain('href="/"');
  });
});
