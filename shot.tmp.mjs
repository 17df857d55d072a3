import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://127.0.0.1:4100';
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']});
for (const [w,h] of [[1280,800],[390,844]]) for (const dark of [false,true]) {
  const ctx = await b.newContext({viewport:{width:w,height:h}, deviceScaleFactor:1});
  const p = await ctx.newPage(); p.setDefaultTimeout(4000); const n=`${w}-${dark?'dark':'light'}`;
  p.on('console', m=>['error','warning'].includes(m.type())&&console.log(n,m.text())); p.on('pageerror', e=>console.log(n,'PAGEERROR',e.message));
  await p.addInitScript(d=>localStorage.setItem('isDarkMode', String(d)), dark);
  await p.goto(base+'/'); await p.waitForTimeout(400); await p.screenshot({path:`/tmp/shots/${n}-landing.png`});
  await p.goto(base+'/start-chat'); await p.waitForTimeout(900); if(w<800){await p.screenshot({path:`/tmp/shots/${n}-sidebar.png`}); await p.keyboard.press('Escape'); await p.waitForTimeout(300);}
  await p.screenshot({path:`/tmp/shots/${n}-chat.png`});
  await p.fill('textarea','soto ayam'); await p.click('button[title=kirim]'); await p.waitForTimeout(450); await p.screenshot({path:`/tmp/shots/${n}-generating.png`});
  await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/shots/${n}-results.png`});
  await p.click('header button[title="Buka riwayat"]').catch(()=>{}); await p.waitForTimeout(500); 
  await p.click('#history li button').catch(e=>console.log(e.message)); await p.waitForTimeout(300); await p.screenshot({path:`/tmp/shots/${n}-menu.png`});
  await p.keyboard.press('Escape'); if(w<800) await p.keyboard.press('Escape'); await p.waitForTimeout(300);
  await p.click('button[title="Pengaturan"]'); await p.waitForTimeout(500); await p.screenshot({path:`/tmp/shots/${n}-settings.png`});
  await p.goto(base+'/tidak-ada'); await p.waitForTimeout(300); await p.screenshot({path:`/tmp/shots/${n}-404.png`});
  await ctx.close();
}
await b.close();
