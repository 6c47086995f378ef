import { type Canvas, sketch } from './canvas.ts'
import { color } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { cloud, near, ramp, shade } from './shapes.ts'

const wall = `
  <filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="softer"><feGaussianBlur stdDeviation="5"/></filter>
  <rect width="2000" height="1333" fill="#918f82"/>
  <path d="M0 1046H2000V1333H0Z" fill="#4a3d33"/>
  <path d="M0 1020H2000V1050H0Z" fill="#7c796e"/>
  <path d="M850 150L1450 300V900L850 980Z" fill="#c9c4b0" opacity="0.7" filter="url(#soft)"/>
  <rect x="1590" y="240" width="250" height="310" fill="#3a3028"/>
  <rect x="1612" y="262" width="206" height="266" fill="#6f6a5c"/>
  <path d="M1612 430C1680 410 1740 440 1818 420V528H1612Z" fill="#3d4b50"/>`

const windowAndSill = `
  <rect x="180" y="40" width="600" height="820" fill="#5a5a52"/>
  <rect x="215" y="70" width="530" height="740" fill="#cdd0c6"/>
  <path d="M215 70H745V430H215Z" fill="#dbdcd0"/>
  <path d="M215 330C400 300 560 350 745 320V440H215Z" fill="#eae5d3"/>
  <path d="M215 500C340 480 470 520 745 486V560H215Z" fill="#8c9ca0"/>
  <path d="M215 556H745V690H215Z" fill="#b4bcb8"/>
  <path d="M215 600H520V612H215ZM430 640H745V650H430Z" fill="#96a5a8"/>
  <path d="M215 690C400 655 560 700 745 668V810H215Z" fill="#85836a"/>
  <path d="M215 756C400 730 560 770 745 745V810H215Z" fill="#5f5e49"/>
  <path d="M468 70h24v740h-24zM215 300h530v18h-530zM215 548h530v18h-530z" fill="#6d6d64"/>
  <path d="M468 70h7v740h-7zM215 300h530v6h-530zM215 548h530v6h-530z" fill="#e4e0d0"/>
  <path d="M745 70h26v740h-26z" fill="#e3decc"/>
  <path d="M150 810H815V846H150Z" fill="#d5cfba"/><path d="M150 846H815V870H150Z" fill="#605c52"/>`

const desk = `
  <path d="M250 1000L1700 960L1840 1110L170 1140Z" fill="#6d4c32"/>
  <path d="M300 1010L1010 985L990 1115L230 1130Z" fill="#a58760" filter="url(#softer)"/>
  <path d="M170 1138L1840 1108V1166L170 1202Z" fill="#35241a"/>
  <path d="M270 1196h76v140h-76z" fill="#281b15"/>
  <path d="M620 1016L930 1002L964 1072L616 1090Z" fill="#eee7d5"/>
  <path d="M640 1010L936 994L950 1012L644 1030Z" fill="#d8d0bb"/>
  <path d="M420 1050L575 1036L580 1092L396 1106Z" fill="#ded5be"/>
  <path d="M340 880h92l-10 150h-72z" fill="#55666c"/><path d="M340 880h30l2 146h-24z" fill="#97a5a4"/>
  <path d="M336 876h100v12H336z" fill="#b9c0b8"/>
  <path d="M362 884L330 704l7-2L372 882zM384 884L388 650l9 1L394 884zM404 884L448 706l7 2L412 886zM416 886L478 776l6 3L424 888z" fill="#33251c"/>
  <path d="M330 708l-10-30 4-26 12 20 3 34zM386 654l-1-34 8-30 8 30-2 34zM446 712l3-30 14-20 2 26-10 28z" fill="#7d5a3a"/>
  <path d="M508 968h52v60h-52z" fill="#17253c"/><path d="M520 950h28v20h-28z" fill="#1a191d"/><path d="M512 972h12v52h-12z" fill="#5f7a92"/>`

const woman = `
  <path d="M1340 790C1420 780 1490 830 1500 920L1530 1333H1450L1420 1000Z" fill="#281c17"/>
  <path d="M1130 596C1066 636 1036 720 1030 830C1022 930 1030 1060 1020 1190L1000 1333H1520C1500 1200 1480 1120 1470 1040C1474 900 1462 820 1430 740C1408 670 1340 620 1262 590Z" fill="#4a1b2a"/>
  <path d="M1230 600C1330 620 1408 670 1430 740C1468 860 1474 940 1470 1040C1480 1120 1500 1200 1520 1333H1240C1330 1000 1300 740 1230 600Z" fill="#26141e"/>
  <path d="M1130 596C1066 636 1036 720 1030 830L1064 900C1074 780 1090 690 1170 612Z" fill="#7d3640" filter="url(#softer)"/>
  <path d="M1050 690C1026 770 1008 850 982 905C958 950 918 985 880 1004L902 1056C990 1040 1070 1010 1110 940C1134 890 1140 800 1130 740Z" fill="#571d2c"/>
  <path d="M1044 716C1018 790 998 860 972 905C948 945 912 980 878 1002L886 1020C942 1002 1000 962 1030 895C1050 840 1062 780 1066 730Z" fill="#8d4248" filter="url(#softer)"/>
  <path d="M890 1002C858 1006 826 1020 806 1038C800 1048 810 1054 824 1050C852 1052 884 1054 906 1050Z" fill="#cfa587"/>
  <path d="M812 1044L764 985l5-4L822 1036Z" fill="#231813"/>
  <path d="M1140 500C1156 560 1140 588 1124 606C1150 636 1226 636 1262 596C1236 560 1232 520 1236 470Z" fill="#a67d65"/>
  <path d="M1140 520C1150 560 1140 588 1124 606C1136 620 1150 626 1164 628C1176 600 1178 560 1172 520Z" fill="#d3aa8b"/>
  <path d="M1112 598C1140 630 1226 632 1272 592L1284 610C1240 660 1140 650 1102 610Z" fill="#d6cdb9"/>
  <path d="M1106 330C1092 356 1090 376 1088 396C1082 412 1074 424 1074 432C1076 438 1084 438 1086 444C1086 456 1086 470 1090 484C1096 506 1112 520 1134 524L1180 500L1200 380Z" fill="#d2a789"/>
  <path d="M1128 380C1128 430 1136 480 1146 520L1180 500L1200 380Z" fill="#a27760"/>
  <path d="M1098 352C1092 316 1126 258 1190 254C1262 252 1304 314 1296 390C1290 452 1266 500 1236 512C1206 520 1184 500 1172 470C1160 470 1148 440 1146 410C1136 390 1128 372 1128 348C1118 344 1106 346 1098 352Z" fill="#33211a"/>
  <path d="M1112 308C1136 268 1200 256 1240 280C1200 282 1150 300 1128 346C1120 342 1108 330 1112 308Z" fill="#6d4d35" filter="url(#softer)"/>
  <path d="M1262 424C1316 398 1358 430 1354 474C1350 516 1302 534 1266 512C1244 494 1240 444 1262 424Z" fill="#2a1a16"/>
  <path d="M1270 436C1296 418 1322 424 1334 440C1310 436 1290 448 1278 466Z" fill="#5c3f2d" filter="url(#softer)"/>
  <path d="M1152 428c14-8 26 4 24 22-2 14-12 22-20 16z" fill="#b98a70"/>`

/** A woman at her desk by the window, drawing, half turned away; the light comes from the fjord. */
export async function womanAtDesk(): Promise<Canvas> {
  const picture = await sketch(2000, 1333, wall + windowAndSill + desk + woman)
  const onWall = (x: number, y: number) => (x > 790 || x < 170) && y < 1020
  const grey = color('#5e6664')
  cloud(picture, flowingNoise('desk wall', 0.9), { x: 420, y: 380 }, grey, (x, y, v) =>
    onWall(x, y) && near(x, y, 1180, 760, 300, 520) < 0.4 ? ramp(0.05, 0.6, v) * 0.45 : 0,
  )
  const mottle = layeredNoise('desk light', 3)
  shade(picture, (x, y) => {
    const away = Math.hypot((x - 900) / 1250, (y - 560) / 900)
    const indoors =
      x > 215 && x < 770 && y > 70 && y < 850 ? 1 : 1.06 - 0.62 * ramp(0.25, 1.1, away)
    return indoors * (1 + mottle(x / 260, y / 260) * 0.07)
  })
  const sway = layeredNoise('desk strokes', 3)
  return oilPainting(picture, {
    seed: 'portrait',
    direction: (x, y) =>
      y > 960 && (x < 1000 || x > 1510)
        ? sway(x / 400, y / 200) * 0.25
        : 1.1 + sway(x / 420, y / 420) * 1.5,
    ground: color('#5c4636'),
    focus: (x, y) =>
      Math.min(
        1,
        near(x, y, 1150, 420, 130, 150) +
          near(x, y, 880, 1030, 150, 70) * 0.9 +
          near(x, y, 430, 880, 150, 220) * 0.6 +
          near(x, y, 480, 450, 340, 420) * 0.3 +
          0.08,
      ),
    follow: 4,
    scale: 0.92,
    uneven: 0.03,
    relief: 0.45,
  })
}
