/** Hosts of email providers that are open to everyone. */
export const publicMailHosts: ReadonlySet<string> = new Set(
  `126.com 163.com 1und1.de aol.com aol.de arcor.de att.net bellsouth.net bluewin.ch btinternet.com
  charter.net comcast.net cox.net daum.net earthlink.net example.com fastmail.com free.fr freenet.de
  gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hanmail.net hey.com hotmail.co.uk
  hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com laposte.net libero.it live.com
  mac.com mail.com mail.ru me.com msn.com naver.com orange.fr outlook.com outlook.de pm.me
  posteo.de proton.me protonmail.com qq.com rediffmail.com rocketmail.com sbcglobal.net sfr.fr
  sina.com sky.com t-online.de tutanota.com uol.com.br verizon.net virginmedia.com wanadoo.fr web.de
  yahoo.ca yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr yandex.ru ymail.com zoho.com`.split(
    /\s+/,
  ),
);
